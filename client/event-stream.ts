/** The data of server-sent events of one name, as they come. Ends with the stream. */
export async function* eventsNamed(name: string, body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        const lines = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        const data = lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice(6))
        if (lines.includes(`event: ${name}`) && data.length > 0) yield data.join('\n')
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
