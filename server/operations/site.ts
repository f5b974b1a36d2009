import type { Site } from '@docmill/contracts'
import { files } from '@docmill/contracts/limits'
import type { Config } from '../config.ts'
import type { Feature } from '../feature.ts'

/** What a browser needs to know about this installation, from its configuration and from what this version delivers. */
export function createSite(config: Config, version: string, available: Site['available'], payments: Site['payments']): Feature<'site'> {
  const site: Site = {
    version,
    outbox: !config.production && config.mail.smtpUrl === null,
    offer: { credits: config.offer.credits, endsAt: config.offer.endsAt.toISOString() },
    welcomeCredits: config.welcomeCredits,
    googleClientId: config.google?.clientId ?? null,
    chatWidget: config.chatWidget,
    payments,
    limits: { ...config.limits, filesAtOnce: files.atOnce },
    available,
  }
  return { handlers: { site: async () => site } }
}
