import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Below this, packing saves nothing that a network would notice. */
const WORTH_PACKING = 1024

function isPackable(file: string): boolean {
  return /\.(js|css|svg|html|json|webmanifest)$/.test(file) && statSync(file).size >= WORTH_PACKING
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** As small as brotli can: it is done once here, and sent to everybody. */
function pack(file: string): void {
  const body = readFileSync(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: quality }))
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
for (const file of filesIn(resolve(folder)).filter(isPackable)) pack(file)
