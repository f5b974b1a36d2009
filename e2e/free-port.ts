import { spawnSync } from 'node:child_process'

/** A TCP port of this machine that is free now. Asked in a process of its own, since a config can't wait for an answer. */
export function freePort(): number {
  const program = "const s=require('node:net').createServer();s.listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})"
  return Number(spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout.trim())
}
