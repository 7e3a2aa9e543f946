import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { inRepository } from '../places.mjs'

const oldest = 24

const packaged = inRepository('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
const link = inRepository('node_modules', '.bin', 'node')
const linkTarget = `../node-${process.platform}-${process.arch}/bin/node`

let chosen = process.execPath

const majorOf = (version) => Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)

function versionOf(binary) {
  const { stdout, status } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

function currentLink() {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}

/** npm 10 creates no link when several packages for several platforms have the same program (npm/cli#4362). */
function linkPackaged() {
  if (currentLink() === linkTarget) return
  mkdirSync(inRepository('node_modules', '.bin'), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(linkTarget, link)
}

export function findNode() {
  if (existsSync(packaged) && majorOf(versionOf(packaged)) >= oldest) {
    linkPackaged()
    chosen = packaged
  } else if (majorOf(process.version) < oldest) {
    throw new Error(
      `Mela runs on Node ${oldest} or newer. npm has none for ${process.platform}-${process.arch}, and this one is ` +
        `${process.version}: please install Node ${oldest}.`,
    )
  }
}

export const nodeBinary = () => chosen
