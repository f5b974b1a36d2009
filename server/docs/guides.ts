// What the product documents of itself, in the order in which a newcomer reads. Each is a Markdown file and a page of the same text.

export interface Guide {
  /** Its address: /docs/<id> as a page, /docs/<id>.md as Markdown. */
  readonly id: string
  readonly title: string
  /** One sentence, for the list of pages and for programs that read it. */
  readonly about: string
  /** The file, from the folder `docs` of the repository. */
  readonly file: string
}

const guide = (id: string, title: string, about: string, file = `guides/${id}.md`): Guide => ({ id, title, about, file })

export const guides: readonly Guide[] = [
  guide('quick-start', 'Quick start', 'A first document through the API, in a minute, with curl.'),
  guide('tables', 'Tables', 'Tables to Excel, CSV and JSON: what is kept, and what is marked as uncertain.'),
  guide('fields', 'Fields', 'Named values out of documents: types, lists of fields, JSON Schema, proof and checks.'),
  guide('webhooks', 'Webhooks', 'Being told when a job has ended: signatures, tries, replay.'),
  guide('errors', 'Errors', 'Every error code with its status and sentence, and how to handle them.'),
  guide('limits', 'Limits', 'How often, how large, how many; and how limits are told.'),
  guide('retention', 'Retention', 'What is stored, how long, and how it is erased.'),
  guide('typescript', 'TypeScript client', 'The client for Node and browsers, without dependencies.'),
  guide('command-line', 'Command line', 'docmill: documents on this machine or through a service.'),
  guide('mcp', 'MCP server', 'Docmill as tools for assistants, on this machine or through a service.'),
  guide('self-hosting', 'Self-hosting', 'Running the service: containers, database, storage, settings.'),
  guide('changelog', 'Changelog', 'What has changed, for those who use or operate Docmill.', '../CHANGELOG.md'),
]
