/** How the lists of the desk are narrowed to one agency: the field of their addresses, and of the calls behind them. */
export const agencyField = 'agentur';
export const ofAgency = { agencyNumber: agencyField } as const;
