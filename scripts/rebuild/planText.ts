import { deployCost, monthCost, planFor, viewsThatFit, type Plan } from './plan.ts';

export interface MonthOfPlan {
  plan: Plan;
  budget: number;
  /** Deploys of this month so far: ordered by `rebuild`, and others (of code). */
  ordered: number;
  others: number;
  viewsADay: number;
}

/** What a month costs, for a person at a terminal. */
export function planText({ plan, budget, ordered, others, viewsADay }: MonthOfPlan): string {
  const cost = monthCost(budget, viewsADay);
  const fit = viewsThatFit(plan, budget);
  const used = ordered + others;
  const row = (what: string, credits: number): string => `  ${what.padEnd(58)}${credits.toFixed(0).padStart(6)}`;
  const tight = cost.total > plan.credits;
  const better = planFor(budget, viewsADay);
  return [
    `Plan ${plan.name}: ${plan.credits} credits a month. ${plan.limit}`,
    `A month by this plan, in credits (${deployCost} a production deploy, 2 per 10,000 requests, 20 per GB):`,
    row(`${budget} deploys, of the catalogue and of code (DEPLOY_BUDGET)`, cost.deploys),
    row(`${viewsADay} page views a day: their requests`, cost.requests),
    row('… and their traffic', cost.traffic),
    row(`together, of ${plan.credits}`, cost.total),
    `This month so far: ${used} of ${budget} deploys (${ordered} ordered by rebuild, ${others} others, such as merges of code), ${used * deployCost} credits.`,
    fit > 0
      ? `Beside ${budget} deploys this plan carries about ${fit} page views a day.`
      : `Beside ${budget} deploys this plan carries no visitor at all: lower DEPLOY_BUDGET.`,
    ...(tight
      ? [
          `THIS DOES NOT FIT: ${viewsADay} page views a day and ${budget} deploys cost ${cost.total.toFixed(0)} credits. ` +
            (better ? `The plan ${better.name} carries them.` : 'Buy more credits, or order fewer deploys.'),
        ]
      : []),
    'Page views are an estimate (--views N a day): the host’s own page Usage & billing has the truth.',
  ].join('\n');
}
