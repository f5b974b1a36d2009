import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultExportOptions, defaultLimits, openSandbox } from '@docmill/engine/sandbox'

interface Source {
  readonly file: string
  /** Pixels an inch: about 330 pixels of width are twice what a thumbnail on the landing page is wide. */
  readonly dpi: number
}

/** Draws the first page of each file, a little picture for the person who chooses, and writes it as `folder`/NAME.webp. */
export async function drawThumbnails(files: Readonly<Record<string, Source>>, folder: string): Promise<void> {
  const sandbox = openSandbox()
  try {
    for (const [name, { file, dpi }] of Object.entries(files)) {
      const request = {
        formats: [],
        pages: [1],
        password: null,
        fields: null,
        languages: [],
        limits: defaultLimits,
        exportOptions: defaultExportOptions,
      }
      const { pictures } = await sandbox.convert(await readFile(file), request, { pictures: { format: 'webp', dpi } })
      const [picture] = pictures
      if (picture === undefined) throw new Error(`${name} could not be drawn`)
      await writeFile(join(folder, `${name}.webp`), picture.bytes)
      console.log(`${name}: a picture of ${picture.width} x ${picture.height}, ${picture.bytes.length} bytes`)
    }
  } finally {
    await sandbox.close()
  }
}
