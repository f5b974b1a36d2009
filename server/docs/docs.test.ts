import { readFileSync } from 'node:fs'
import { calls } from '@docmill/contracts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishedSchemas } from '../templates/index.ts'
import { docsRoutes, errorsTable, guides } from './index.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify() as unknown as FastifyInstance
  await app.register(docsRoutes('https://docmill.example'))
  await app.register(publishedSchemas)
})
afterAll(() => app.close())
const get = (url: string) => app.inject({ method: 'GET', url })

it('lists every error in its guide as the code has it', () => {
  const guide = readFileSync(new URL('../../docs/guides/errors.md', import.meta.url), 'utf8')
  expect(/<!-- errors -->\n([\s\S]*?)\n<!-- \/errors -->/.exec(guide)?.[1]).toBe(errorsTable())
})

it('serves every guide as a page and as Markdown, and names them all for programs', async () => {
  const list = (await get('/llms.txt')).body
  for (const { id, title } of guides) {
    const [page, text] = [await get(`/docs/${id}`), await get(`/docs/${id}.md`)]
    expect([page.statusCode, text.statusCode], id).toEqual([200, 200])
    expect(page.body, id).toContain(`<title>${title} · Docmill</title>`)
    expect(page.body.match(/<h1[ >]/g), id).toHaveLength(1)
    expect(page.body, id).toContain('aria-current="page"')
    expect(text.headers['content-type'], id).toContain('text/markdown')
    expect(list, id).toContain(`https://docmill.example/docs/${id}.md`)
  }
})

it('leads nowhere that is not there', async () => {
  for (const address of ['/docs', ...guides.map(({ id }) => `/docs/${id}`)]) {
    const { body } = await get(address)
    for (const [, link = ''] of body.matchAll(/(?:href|src)="(\/(?:docs|llms)[^"#]*)/g))
      expect((await get(link)).statusCode, `${link} on ${address}`).toBe(200)
  }
})

it('asks nothing of other hosts and holds no script or style of its own', async () => {
  for (const address of ['/docs', '/docs/api', ...guides.map(({ id }) => `/docs/${id}`)]) {
    const { body } = await get(address)
    expect(body, address).not.toMatch(/(?:src|<link[^>]* href)="(?:https?:)?\/\//)
    // Without it browsers ask for /favicon.ico and write the 404 into the console.
    expect(body, address).toContain('<link rel="icon" href="/favicon.svg"')
    expect(body, address).not.toMatch(/<script>|<style|\sstyle=|\son\w+="/)
  }
})

it('describes every call for programs in the reference as text', async () => {
  const { body } = await get('/docs/api.md')
  for (const { access, method, path } of Object.values(calls))
    expect(body.includes(`## ${method} ${path.replace(/:(\w+)/g, '{$1}')}\n`), path).toBe(access === 'api-key')
})

it('says in the reference what addresses, boxes and lists are made of, down to their ends', async () => {
  const { body } = await get('/docs/api.md')
  const lines = body.split('\n')
  const depth = (line = '') => line.search(/\S/)
  const unexplained = lines.filter((line, index) => /\((?:list of )?object[,)]/.test(line) && depth(lines[index + 1]) <= depth(line))
  // Values by the names that the request gives.
  expect(new Set(unexplained.map((line) => /`(\w+)`/.exec(line)?.[1]))).toEqual(new Set(['values']))
  for (const section of body.split('\n## ').slice(1)) {
    for (const [, name] of (section.split('\n')[0] ?? '').matchAll(/\{(\w+)\}/g))
      expect(section).toMatch(new RegExp(`In the path:\n\n(?:- .*\n)*- \`${name}\` \\(`))
  }
})
