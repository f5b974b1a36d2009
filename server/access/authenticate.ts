import { type Access, apiKeyPrefix } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../caller.ts'

/** Who knows the credentials. */
export interface CredentialStores {
  findSession(token: string): Promise<{ readonly sessionId: string; readonly userId: string; readonly authenticatedAt: Date } | null>
  /** `noted`: the time is kept as that of the key's last use. */
  findKey(key: string, noted: boolean): Promise<{ readonly keyId: string; readonly userId: string } | null>
}

/**
 * Finds the caller by what the call asks for. 401 is for a credential that is missing or dead and nothing else; one of the other kind is
 * refused with 403, by its shape, without a look into the database. On a visitor's call credentials are not looked at. `noted`: the call is a
 * use of the key that its owner wants to hear of.
 */
export async function authenticate(
  { findSession, findKey }: CredentialStores,
  authorization: string | null,
  access: Access,
  noted: boolean,
): Promise<Caller> {
  if (access === 'visitor') return { kind: 'visitor' }
  const given = bearer(authorization)
  if (access === 'session') {
    if (given?.startsWith(apiKeyPrefix)) throw new ApiError('wrong-credential')
    const session = given === null ? null : await findSession(given)
    if (!session) throw new ApiError('session-expired')
    return { kind: 'session', ...session }
  }
  if (given !== null && sessionShape.test(given)) throw new ApiError('wrong-credential')
  const key = given === null ? null : await findKey(given, noted)
  if (!key) throw new ApiError('api-key-invalid')
  return { kind: 'api-key', ...key }
}

// What sessions.ts makes of 32 bytes.
const sessionShape = /^[A-Za-z0-9_-]{43}$/

// RFC 9110: the scheme's case does not matter. RFC 6750: the token is one word.
const bearer = (authorization: string | null): string | null => /^bearer +(\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? null
