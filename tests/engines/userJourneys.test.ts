import { abilities } from './tour.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'default' });

for (const [title, walk] of Object.entries(abilities)) test(`R13.1 ${title}`, ({ tour }) => walk(tour));
