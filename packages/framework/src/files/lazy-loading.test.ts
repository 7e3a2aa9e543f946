import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    load(url, context, next) {
      loaded.add(/node_modules\\/((@[^/]+\\/)?[^/]+)\\//.exec(url)?.[1])
      return next(url, context)
    },
  })
  await import('#framework/files')
  console.log(JSON.stringify([...loaded].filter(Boolean)))
`

test('Large libraries are loaded when a file first needs them', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  const loaded: unknown = JSON.parse(stdout)
  expect(loaded).toContain('flydrive')
  for (const large of ['sharp', '@tus/server', '@tus/file-store', '@aws-sdk/client-s3', 'file-type'])
    expect(loaded).not.toContain(large)
})
