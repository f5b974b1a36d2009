// For a container's health check: ends with 0 when the service of this machine is alive, with 1 otherwise. Plain JavaScript, nothing imported.

const port = process.env.PORT ?? '3000'
try {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) })
  process.exitCode = answer.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
