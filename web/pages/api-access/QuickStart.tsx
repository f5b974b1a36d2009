import { Copy } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { useToast } from '../../ui/Toast.tsx'

/** The documented call of the public API. */
const convertPath = '/api/docmill/dev/convert'
const examples = [
  {
    id: 'curl',
    text: (origin: string) => `# one call, then a link to the result
curl ${origin}${convertPath} \\
  -H "Authorization: Bearer $DOCMILL_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Prefer: wait=30" \\
  -d '{
    "model_name": "pdf-to-excel",
    "inputs": { "file": "'"$(base64 -w0 invoice.pdf)"'" }
  }'`,
  },
  {
    id: 'TypeScript',
    text: (origin: string) =>
      `# with Node, nothing to install
import { readFile } from 'node:fs/promises'

const reply = await fetch("${origin}${convertPath}", {
  method: "POST",
  headers: {
    authorization: "Bearer " + process.env.DOCMILL_KEY,
    "content-type": "application/json",
    prefer: "wait=30",
  },
  body: JSON.stringify({
    model_name: "pdf-to-excel",
    inputs: { file: await readFile("invoice.pdf", "base64") },
  }),
})
console.log(await reply.json())`.replace('# with', '// with'),
  },
  {
    id: 'Python',
    text: (origin: string) => `# with the standard library
import base64, json, os, urllib.request

body = {
    "model_name": "pdf-to-excel",
    "inputs": {"file": base64.b64encode(open("invoice.pdf", "rb").read()).decode()},
}
call = urllib.request.Request(
    "${origin}${convertPath}",
    data=json.dumps(body).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["DOCMILL_KEY"],
        "Content-Type": "application/json",
        "Prefer": "wait=30",
    },
)
print(json.load(urllib.request.urlopen(call)))`,
  },
] as const

/** A first call in three languages, runnable as it stands on this installation. */
export function QuickStart() {
  const toast = useToast()
  const [language, setLanguage] = useState<string>('curl')
  const copy = () => {
    const text = examples.find(({ id }) => id === language)?.text(location.origin) ?? ''
    navigator.clipboard.writeText(text).then(
      () => toast('Example copied'),
      () => toast('The example could not be copied'),
    )
  }
  return (
    <section className="sec" aria-labelledby="quick">
      <h2 className="h2" id="quick">
        Quick start
      </h2>
      <Tabs.Root className="cd" value={language} onValueChange={setLanguage}>
        <div className="cdh">
          <Tabs.List className="row" aria-label="Language">
            {examples.map(({ id }) => (
              <Tabs.Trigger key={id} value={id}>
                {id}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <button type="button" className="cp" onClick={copy}>
            <Copy className="i i12" aria-hidden="true" />
            Copy
            <span className="sr"> the example</span>
          </button>
        </div>
        {examples.map(({ id, text }) => (
          <Tabs.Content key={id} value={id} asChild>
            <pre>
              <Coloured text={text(location.origin)} />
            </pre>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  )
}

/** Comments and quoted text stand out; nothing else is coloured. */
function Coloured({ text }: { readonly text: string }) {
  let at = 0
  return text.split(/((?:^|\n)(?:#|\/\/) .*|"[^"\n]*")/).map((part) => {
    at += part.length
    const kind = /^\n?(#|\/\/) /.test(part) ? 'c' : part.startsWith('"') ? 's' : undefined
    return (
      <span key={at} className={kind}>
        {part}
      </span>
    )
  })
}
