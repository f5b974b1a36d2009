import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the service counts about itself; labels are names from closed lists, never users or documents. */
export interface Metrics {
  requestEnded(call: string, method: string, status: number, seconds: number): void
  conversionEnded(converter: string, state: string, seconds: number, pages: number): void
  /** Prometheus's text format. */
  text(): Promise<string>
  readonly contentType: string
}

/** Collects the process's own figures and ours; `depth` is asked for the conversions that wait and run whenever the figures are read. */
export function createMetrics(depth: () => Promise<{ readonly queued: number; readonly running: number }>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'docmill_http_request_seconds',
    help: 'Time from the arrival of a request to the end of its reply',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 2, 10],
    registers: [registry],
  })
  const conversions = new Histogram({
    name: 'docmill_conversion_seconds',
    help: 'Time from the start of a conversion to its end',
    labelNames: ['converter', 'state'],
    buckets: [0.5, 1, 2, 5, 15, 60, 300, 1800],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'docmill_pages_read_total',
    help: 'Pages read and charged',
    labelNames: ['converter'],
    registers: [registry],
  })
  const waiting = new Gauge({
    name: 'docmill_conversions',
    help: 'Conversions that wait or run, over all processes',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { queued, running } = await depth()
      this.set({ state: 'queued' }, queued)
      this.set({ state: 'running' }, running)
    },
  })
  waiting.reset()
  return {
    requestEnded: (route, method, status, seconds) => requests.observe({ route, method, status: String(status) }, seconds),
    conversionEnded(converter, state, seconds, read) {
      conversions.observe({ converter, state }, seconds)
      pages.inc({ converter }, read)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
