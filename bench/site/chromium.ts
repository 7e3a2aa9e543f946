import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from '@playwright/test'

interface Finder {
  browser(): Promise<string>
}

function isFinder(module: unknown): module is Finder {
  return typeof module === 'object' && module !== null && 'browser' in module
}

/** Uses the launcher's own path to Chromium. It is plain JavaScript, so the result is checked here. */
async function executablePath(): Promise<string> {
  const file = resolve(import.meta.dirname, '../../tools/run/install/chromium.mjs')
  const module: unknown = await import(pathToFileURL(file).href)
  if (!isFinder(module)) throw new Error(`${file} finds no browser`)
  return module.browser()
}

export async function withChromium<Result>(
  port: number,
  run: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await executablePath(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}
