import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/** The browser that prints what is composed: Debian's where it is installed, else the one that comes with the tests. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } : {})
