/** One server-sent event: its name ("message" when none was given) and its data lines joined by line feeds. */
export interface StreamEvent {
  readonly name: string
  readonly data: string
}

/**
 * Reads server-sent events from a byte stream, as the HTML standard parses them: any of CR LF, LF, CR ends a line, an empty line ends an
 * event, lines that start with a colon are comments, an event without data is dropped, and so is one cut off by the end of the stream.
 */
export async function* eventsOf(bytes: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = bytes.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let name = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      // A CR at the very end may be the first half of CR LF: it waits for the next piece.
      const lines = rest.slice(0, rest.endsWith('\r') ? -1 : undefined).split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '') + (rest.endsWith('\r') ? '\r' : '')
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { name: name || 'message', data: data.join('\n') }
          name = ''
          data = []
          continue
        }
        const colon = line.indexOf(':')
        const field = colon < 0 ? line : line.slice(0, colon)
        const content = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
        if (field === 'event') name = content
        if (field === 'data') data.push(content)
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
