import { install } from './install.mjs'
import { findNode } from './node-binary.mjs'

/** Makes the repository ready for any command. */
export async function prepare() {
  await install()
  findNode()
}
