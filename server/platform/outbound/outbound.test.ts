import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbound, isPublicAddress, TargetFailed, TargetRefused } from './index.ts'

const never = new AbortController().signal

describe('requests to addresses that strangers name', () => {
  let canary: Server
  let port = 0
  let hits = 0
  beforeAll(async () => {
    canary = createServer((request, answer) => {
      hits += 1
      if (request.url === '/away') answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
      else if (request.url === '/round') answer.writeHead(302, { location: '/round' }).end()
      else if (request.url === '/file.pdf') answer.end('the file')
      else answer.writeHead(404).end()
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    port = (canary.address() as AddressInfo).port
  })
  afterAll(() => canary.close())

  // Names that look harmless and resolve to this machine, as a stranger's name server would say.
  const resolve = async (name: string) => ({ 'twice.example': ['93.184.215.14', '127.0.0.1'] })[name] ?? ['127.0.0.1']

  it.each([
    'http://127.0.0.1/',
    'HTTP://127.0.0.1/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://127.0.0.1./',
    'https://①②⑦.⓪.⓪.①/',
    'https://0/',
    'https://0.0.0.0/',
    'https://localhost/',
    'https://localhost./',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[0:0:0:0:0:ffff:127.0.0.1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:4136:e378:8000:63bf:80ff:fffe]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://user:secret@93.184.215.14/',
    'https://harmless.example/',
    'https://twice.example/',
    'https://93.184.215.14:8080/',
    'ftp://93.184.215.14/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/plain,x',
    'javascript:alert(1)',
    '//127.0.0.1/',
    'not an address',
  ])('refuse %s and open no connection', async (address) => {
    const before = hits
    const outbound = createOutbound({ privateTargets: false, resolve })
    const withPort = address.replace(/^(https?:\/\/[^/@]*(?:127|localhost|\[::)[^/@]*)\/$/, `$1:${port}/`)
    for (const each of new Set([address, withPort])) {
      await expect(outbound.fetch(each, never), each).rejects.toThrow(TargetRefused)
      await expect(outbound.post(each, '{}', {}), each).rejects.toThrow(TargetRefused)
    }
    expect(hits).toBe(before)
  })

  it('connect to the address that was checked, not to what the name says a moment later', async () => {
    let asked = 0
    const rebinding = async () => (asked++ === 0 ? ['192.0.2.1'] : ['127.0.0.1'])
    await expect(createOutbound({ privateTargets: false, resolve: rebinding }).fetch('https://rebind.example/', never)).rejects.toThrow(
      TargetRefused,
    )
    asked = 0
    const local = async () => (asked++ === 0 ? ['127.0.0.1'] : ['192.0.2.1'])
    const outbound = createOutbound({ privateTargets: true, resolve: local })
    const { content } = await outbound.fetch(`http://pinned.example:${port}/file.pdf`, never)
    expect([await text(content), asked]).toEqual(['the file', 1])
  })

  it('check every redirect again, and follow few', async () => {
    const open = createOutbound({ privateTargets: true })
    await expect(open.fetch(`http://127.0.0.1:${port}/round`, never)).rejects.toMatchObject({ reason: 'too-many-redirects' })
    // Where private targets are allowed the first hop is taken; what it leads to is looked at as if it had been given.
    const picky = createOutbound({ privateTargets: true, resolve: async () => ['127.0.0.1'] })
    const away = picky.fetch(`http://first.example:${port}/away`, AbortSignal.timeout(300))
    await expect(away).rejects.toThrow(TargetFailed)
  })

  it('tell a missing file by its status, and do not read what answers a post', async () => {
    const outbound = createOutbound({ privateTargets: true })
    await expect(outbound.fetch(`http://127.0.0.1:${port}/gone`, never)).rejects.toMatchObject({ reason: 'status', status: 404 })
    expect(await outbound.post(`http://127.0.0.1:${port}/away`, '{}', {})).toBe(302)
  })

  it('know public addresses from others', () => {
    expect(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111'].map(isPublicAddress)).toEqual([true, true, true])
    expect(['2606:4700::1%eth0', '::ffff:8.8.8.8', 'example.com', ''].map(isPublicAddress)).toEqual([false, false, false, false])
  })
})
