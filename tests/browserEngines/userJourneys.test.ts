import { test } from './fixtures.ts';
import { userJourneys } from './userJourneys.ts';

test.describe.configure({ mode: 'default' });

for (const [title, runJourney] of Object.entries(userJourneys))
  test(`R13.1 ${title}`, ({ session }) => runJourney(session));
