import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { KeysUnavailable, type SocialSignIn } from './identity.ts'

// Google's documents name both forms.
const issuers = ['https://accounts.google.com', 'accounts.google.com']
// A sign-in must not wait longer for Google's keys than a person does.
const keysTimeoutMs = 5_000

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  hd: z.string().optional(),
  given_name: z.string().max(200).optional(),
  family_name: z.string().max(200).optional(),
  name: z.string().max(400).optional(),
  exp: z.number(),
})

/** Google's ID tokens for `clientId`, checked with the keys at `keysUrl` (fetched when a new key id turns up, then kept). */
export function googleSignIn(clientId: string, keysUrl: string): SocialSignIn {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: keysTimeoutMs, cooldownDuration: keysTimeoutMs })
  return {
    identify: async (token, now) => {
      try {
        // RS256 alone: 'none' and HS256 with the public key as secret are the classic forgeries.
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          audience: clientId,
          issuer: issuers,
          requiredClaims: ['sub', 'exp', 'iat', 'email'],
          currentDate: now,
        })
        const claims = Claims.parse(payload)
        const email = claims.email.toLowerCase()
        return {
          subject: claims.sub,
          email: claims.email,
          // Google's guide: it is authoritative for gmail.com and, when `hd` is there, for the Workspace domain.
          ownsMailbox: email.endsWith('@gmail.com') || (claims.hd !== undefined && email.endsWith(`@${claims.hd.toLowerCase()}`)),
          firstName: oneLine(claims.given_name ?? claims.name ?? ''),
          lastName: oneLine(claims.family_name ?? ''),
          expiresAt: new Date(claims.exp * 1000),
        }
      } catch (error) {
        if (isOutage(error)) throw new KeysUnavailable({ cause: error })
        return null
      }
    },
  }
}

// What jose throws when the keys cannot be had: no answer, not in time, another status than 200, no key set. All else is the token's fault.
const outages: readonly string[] = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code]
const isOutage = (error: unknown): boolean =>
  error instanceof errors.JOSEError ? outages.includes(error.code) : error instanceof TypeError && error.message === 'fetch failed'

const oneLine = (name: string): string =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
