/** queued and running change; the other states are final. partial: some pages failed and cost nothing. */
export const conversionStates = ['queued', 'running', 'done', 'partial', 'failed', 'cancelled', 'expired'] as const
export const finalStates = ['done', 'partial', 'failed', 'cancelled', 'expired'] as const
