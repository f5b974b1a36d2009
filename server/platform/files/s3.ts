import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkedKey, type FileEntry, type Files, NoSuchFile, type S3Settings, StorageFull } from './index.ts'

/** A bucket of Amazon S3 or of a service that speaks its language. */
export async function openBucket(settings: S3Settings): Promise<Files> {
  const { bucket } = settings
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Services other than Amazon's often know no trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const named = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })
  const fetchObject = async (key: string) => {
    const { Body } = await client.send(new GetObjectCommand(named(key))).catch(missing)
    if (!(Body instanceof Readable)) throw new NoSuchFile('the files store gave no content')
    return Body
  }
  const entries = async function* (prefix: string): AsyncIterable<FileEntry> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: checkedKey(prefix) })) {
      for (const { Key, Size = 0, LastModified = new Date(0) } of Contents)
        if (Key) yield { key: Key, bytes: Size, modifiedAt: LastModified }
    }
  }

  return {
    async put(key, content) {
      let bytes = 0
      const counted = Readable.from(
        (async function* () {
          for await (const chunk of content instanceof Readable ? (content as AsyncIterable<Uint8Array>) : [content]) {
            bytes += chunk.byteLength
            yield chunk
          }
        })(),
        { objectMode: false },
      )
      try {
        // In parts, and completed last: an interrupted one leaves no object.
        await new Upload({ client, params: { ...named(key), Body: counted }, leavePartsOnError: false }).done()
        return bytes
      } catch (error) {
        throw error instanceof Error && /QuotaExceeded|EntityTooLarge|InsufficientCapacity/.test(error.name)
          ? new StorageFull('no room for a file', { cause: error })
          : error
      }
    },
    get: fetchObject,
    async read(key) {
      return Buffer.concat(await (await fetchObject(key)).toArray())
    },
    async withLocal(key, use) {
      const content = await fetchObject(key)
      const folder = await mkdtemp(path.join(tmpdir(), 'docmill-object-'))
      try {
        const file = path.join(folder, 'object')
        await pipeline(content, createWriteStream(file, { mode: 0o600 }))
        return await use(file)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    exists: (key) =>
      client.send(new HeadObjectCommand(named(key))).then(
        () => true,
        () => false,
      ),
    async delete(key) {
      await client.send(new DeleteObjectCommand(named(key)))
    },
    async deletePrefix(prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: checkedKey(prefix) })) {
        const Objects = Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []))
        if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
      }
    },
    list: entries,
    answers: () =>
      client.send(new HeadBucketCommand({ Bucket: bucket })).then(
        () => true,
        () => false,
      ),
    async close() {
      client.destroy()
    },
  }
}

function missing(error: unknown): never {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound'))
    throw new NoSuchFile('the files store has no such file', { cause: error })
  throw error
}
