import { z } from 'zod'

export const apiKeyMessages = {
  fetch: 'Failed to fetch API key',
  regenerate: 'Failed to regenerate API key',
  copy: 'Failed to copy API key',
} as const

export const apiKeyPrefix = 'dm_live_'
/** dm_live_ + 32 random base62 characters + a 6-character base62 CRC-32. */
export const apiKeyShape = /^dm_live_[0-9A-Za-z]{38}$/
export const ApiKeyReply = z.object({
  api_key: z.string().regex(apiKeyShape),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})

/** How a key is shown: first 8 characters, 24 dots, last 8. */
export const maskedApiKey = (key: string): string => `${key.slice(0, 8)}${'•'.repeat(24)}${key.slice(-8)}`
