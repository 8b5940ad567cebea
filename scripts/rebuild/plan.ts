/** What a month at the host may cost, in its credits. */
export interface Plan {
  name: string;
  credits: number;
  /** What happens when they are used up. */
  limit: string;
}

const paused = 'every site of the team shows "Site not available" until the next month begins';
const topUp = `${paused}, unless auto recharge is on (Team → Usage & billing), which buys more`;

/** Netlify's plans (its page "How credits work", August 2026). */
const known: Record<string, Plan> = {
  free: { name: 'free', credits: 300, limit: `A hard limit: once they are used up, ${paused}.` },
  personal: { name: 'personal', credits: 1000, limit: `Once they are used up, ${topUp}.` },
  pro: { name: 'pro', credits: 5000, limit: `Once they are used up, ${topUp}.` },
};

/** @param text a plan's name, or how many credits a month it has @throws Error that names the variable */
export function planOf(text: string): Plan {
  const plan = Object.hasOwn(known, text) ? known[text] : undefined;
  if (plan) return plan;
  const credits = Number(text);
  if (Number.isInteger(credits) && credits > 0)
    return { name: `of ${credits} credits`, credits, limit: `Once they are used up, ${topUp}.` };
  throw new Error(
    `DEPLOY_PLAN (--plan) is ${Object.keys(known).join(', ')} or the plan's credits a month, not "${text}".`,
  );
}

/** What a production deploy costs; previews and deploys of branches cost none. */
export const deployCost = 15;
/** A request, and a byte that goes out. */
const [requestCost, byteCost] = [2 / 10_000, 20 / 1e9];

/**
 * What a page view asks of the host on average, in a visit of several pages, live figures (which go through the host) and
 * pictures among them, on a phone without a cache: most have one, and ask for less. Measured, with some room, by
 * tests/browser/visit-cost.test.ts, which fails above it.
 */
export const view = { requests: 45, bytes: 200_000 };

/** Credits of a page view. */
const viewCost = view.requests * requestCost + view.bytes * byteCost;

/** Deploys a month that leave the larger part of a plan to the visitors. */
export const budgetOf = ({ credits }: Plan): number => Math.max(1, Math.floor((credits * 0.4) / deployCost));

export interface MonthCost {
  deploys: number;
  requests: number;
  traffic: number;
  total: number;
}

/** Credits of a month. @param viewsADay page views */
export function monthCost(deploys: number, viewsADay: number, days = 30): MonthCost {
  const views = viewsADay * days;
  const [forDeploys, requests, traffic] = [
    deploys * deployCost,
    views * view.requests * requestCost,
    views * view.bytes * byteCost,
  ];
  return { deploys: forDeploys, requests, traffic, total: forDeploys + requests + traffic };
}

/** Page views a day that a plan carries beside so many deploys. */
export const viewsThatFit = ({ credits }: Plan, deploys: number, days = 30): number =>
  Math.max(0, Math.floor((credits - deploys * deployCost) / viewCost / days));

/** The least of the known plans that carries so much; undefined where none does. */
export const planFor = (deploys: number, viewsADay: number): Plan | undefined =>
  Object.values(known).find(({ credits }) => monthCost(deploys, viewsADay).total <= credits);
