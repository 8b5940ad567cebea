// Pages with an island and no script of their own.
import './site.ts';
// The island's scripts may be gone after a new deploy.
import '../runtime/newDeploy.ts';
