/** The parts of the audit, in the order in which they run. */
export const auditParts = ['bytes', 'lighthouse', 'inp', 'slow'] as const;
export type AuditPart = (typeof auditParts)[number];
