/** A plan of Netlify. */
export interface PricingPlan {
  name: string;
  /** Credits per month. */
  credits: number;
  /** What happens when the credits are used up, for the terminal. */
  limitText: string;
}

const pausedText = 'every site of the team shows "Site not available" until the next month begins';
const pausedOrRechargedText = `${pausedText}, unless auto recharge is on (Team → Usage & billing), which buys more`;

/** Netlify's plans ("How credits work", August 2026). */
const plans: Record<string, PricingPlan> = {
  free: { name: 'free', credits: 300, limitText: `A hard limit: once they are used up, ${pausedText}.` },
  personal: { name: 'personal', credits: 1000, limitText: `Once they are used up, ${pausedOrRechargedText}.` },
  pro: { name: 'pro', credits: 5000, limitText: `Once they are used up, ${pausedOrRechargedText}.` },
};

/** Parses DEPLOY_PLAN: a plan's name, or its credits a month. @throws Error that names the variable */
export function parsePlan(text: string): PricingPlan {
  const plan = Object.hasOwn(plans, text) ? plans[text] : undefined;
  if (plan) return plan;
  const credits = Number(text);
  if (Number.isInteger(credits) && credits > 0)
    return { name: `of ${credits} credits`, credits, limitText: `Once they are used up, ${pausedOrRechargedText}.` };
  throw new Error(
    `DEPLOY_PLAN (--plan) is ${Object.keys(plans).join(', ')} or the plan's credits a month, not "${text}".`,
  );
}

/** Credits of a production deploy; previews and branch deploys are free. */
const deployCost = 15;
/** Credits of a request, and of a transferred byte. */
const requestCost = 2 / 10_000;
const byteCost = 20 / 1e9;

/**
 * Average cost of a page view in a visit of several pages on a phone with an empty cache, including pictures and live
 * price and stock. An upper bound: tests/browser/budgets.test.ts fails above it.
 */
export const pageView = { requests: 45, bytes: 200_000 };

/** Credits of a page view. */
const viewCost = pageView.requests * requestCost + pageView.bytes * byteCost;

/** Deploys per month that leave the larger part of a plan to visitors. */
export const defaultBudget = ({ credits }: PricingPlan): number =>
  Math.max(1, Math.floor((credits * 0.4) / deployCost));

/** Credits of a month. */
export interface MonthCost {
  deploys: number;
  requests: number;
  traffic: number;
  total: number;
}

/** Calculates the credits of a month. @param viewsPerDay page views */
export function monthCost(deploys: number, viewsPerDay: number, days = 30): MonthCost {
  const views = viewsPerDay * days;
  const deployCredits = deploys * deployCost;
  const requests = views * pageView.requests * requestCost;
  const traffic = views * pageView.bytes * byteCost;
  return { deploys: deployCredits, requests, traffic, total: deployCredits + requests + traffic };
}

/** Page views a day that a plan allows besides the given deploys. */
export const maxViewsPerDay = ({ credits }: PricingPlan, deploys: number, days = 30): number =>
  Math.max(0, Math.floor((credits - deploys * deployCost) / viewCost / days));

/** The smallest plan that covers the deploys and page views; undefined if none does. */
const findPlan = (deploys: number, viewsPerDay: number): PricingPlan | undefined =>
  Object.values(plans).find(({ credits }) => monthCost(deploys, viewsPerDay).total <= credits);

/** Deploys used this month, and the expected use of the plan. */
export interface MonthlyUse {
  plan: PricingPlan;
  budget: number;
  /** Deploys of this month so far that `rebuild` triggered. */
  triggeredDeploys: number;
  /** Deploys of this month so far that `rebuild` did not trigger, such as those from Git. */
  untriggeredDeploys: number;
  viewsPerDay: number;
}

/** Formats the cost of a month for the terminal. */
export function formatMonthCost({
  plan,
  budget,
  triggeredDeploys,
  untriggeredDeploys,
  viewsPerDay,
}: MonthlyUse): string {
  const cost = monthCost(budget, viewsPerDay);
  const maxViews = maxViewsPerDay(plan, budget);
  const used = triggeredDeploys + untriggeredDeploys;
  const row = (label: string, credits: number): string => `  ${label.padEnd(58)}${credits.toFixed(0).padStart(6)}`;
  const isExceeded = cost.total > plan.credits;
  const fittingPlan = findPlan(budget, viewsPerDay);
  return [
    `Plan ${plan.name}: ${plan.credits} credits a month. ${plan.limitText}`,
    `A month on this plan, in credits (${deployCost} per production deploy, 2 per 10,000 requests, 20 per GB):`,
    row(`${budget} deploys, of the catalogue and of code (DEPLOY_BUDGET)`, cost.deploys),
    row(`${viewsPerDay} page views a day: their requests`, cost.requests),
    row('… and their traffic', cost.traffic),
    row(`total, of ${plan.credits}`, cost.total),
    `This month so far: ${used} of ${budget} deploys (${triggeredDeploys} triggered by rebuild, ${untriggeredDeploys} others, such as deploys from Git), ${used * deployCost} credits.`,
    maxViews > 0
      ? `With ${budget} deploys this plan allows about ${maxViews} page views a day.`
      : `With ${budget} deploys this plan allows no visitors: lower DEPLOY_BUDGET.`,
    ...(isExceeded
      ? [
          `THIS DOES NOT FIT: ${viewsPerDay} page views a day and ${budget} deploys cost ${cost.total.toFixed(0)} credits. ` +
            (fittingPlan ? `The plan ${fittingPlan.name} allows them.` : 'Buy more credits, or deploy less often.'),
        ]
      : []),
    'Page views are an estimate (--views N a day): the actual use is on Netlify’s page Usage & billing.',
  ].join('\n');
}
