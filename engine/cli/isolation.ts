import { withSandbox } from './sandbox.ts'

/** `docmill isolation`: has a worker try what it must not be able to do, and prints what came of it. */
export async function isolationCommand(): Promise<void> {
  const { level, sound, probes } = await withSandbox((sandbox) => sandbox.isolation())
  process.stdout.write(`${level}, ${sound ? 'sound' : 'NOT SOUND'}\n`)
  for (const { name, denied, detail } of probes) process.stdout.write(`${denied ? 'denied ' : 'REACHED'} ${name} (${detail})\n`)
}
