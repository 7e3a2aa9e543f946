import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const file = join(import.meta.dirname, 'sample-calls.ts')
const settings = join(import.meta.dirname, '../../../tsconfig.json')

const head =
  "import { call, documentRequest, listRequest, MelaError, methodRead, methodRequest, resource, send } from './index.ts'\nexport const error = new MelaError(0, '', '')\n"

function optionsOf(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(settings, (path) => ts.sys.readFile(path))
  return ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, dirname(settings))
    .options
}

function refusedLines(lines: readonly string[]): readonly string[] {
  const text = `${head}${lines.join('\n')}\n`
  const options = { ...optionsOf(), types: [] }
  const host = ts.createCompilerHost(options)
  const onDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...more) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true) : onDisk(name, ...more)
  const program = ts.createProgram([file], options, host)
  const source = program.getSourceFile(file)
  const found = program.getSemanticDiagnostics(source)
  const skipped = head.split('\n').length - 1
  const refused = new Set(
    found.map(({ start = 0 }) => (source?.getLineAndCharacterOfPosition(start).line ?? 0) - skipped),
  )
  return lines.filter((_line, index) => refused.has(index))
}

const right = [
  "export const rows: Promise<{ title: string }[]> = resource('Mela Event').list({ fields: ['title'] })",
  "export const names: Promise<{ name: string }[]> = resource('Gallery').list()",
  "export const some = resource('Gallery').list({ filters: [['published', '=', 1]], orderBy: ['title', 'creation desc'] })",
  "export const made = resource('Gallery').insert({ title: 'Kites', gallery: [{ display_order: 1 }] })",
  "export const letter = call('api.contactform', { username: 'Asha', message: 'Hello' })",
  "export const own = resource<{ name: string; flower: string }>('Asha Flower').list({ fields: ['flower'] })",
  "export const asked: Promise<{ currency: string }> = send(methodRequest('mela.cart.get_cart', { cart_token: null }))",
  "export const read: Promise<{ name: string }> = send(methodRead('mela.jobs.get_opening', { name: 'J-1' }))",
  "export const left = send(methodRequest('logout'))",
  "export const opened: Promise<{ title: string }> = send(documentRequest('Mela Event', 'EV-1'))",
  "export const cards: Promise<{ title: string }[]> = send(listRequest('Mela Event', { fields: ['title'] }))",
  "export const isGone: boolean = error.is('DoesNotExistError')",
]

const wrong = [
  "export const w1 = resource('Mela Evnt').list()",
  "export const w2 = resource('Mela Event').list({ fields: ['titel'] })",
  "export const w3 = resource('Mela Event').list({ fields: ['ticket_types'] })",
  "export const w4 = resource('Mela Event').list({ filters: [['pubished', '=', 1]] })",
  "export const w5 = resource('Mela Event').list({ orderBy: 'start_day asc' })",
  "export const w6 = resource('Mela Event').list({ fields: ['title'] }).then(([row]) => row?.venue)",
  "export const w7 = resource('Gallery').insert({ titel: 'Kites' })",
  "export const w8 = resource('Gallery').insert({ gallery: [{ dispaly_order: 1 }] })",
  "export const w9 = resource('Gallery').update('G-00001', { published: true })",
  "export const w10 = call('api.contact_form', { message: 'Hello' })",
  "export const w11 = call('api.contactform', { mesage: 'Hello' })",
  "export const w12 = call('mobileapi.get_business_detail', { name: 7 })",
  "export const w13 = call('api.get_parent_categories', {}).then(([first]) => first?.titel)",
  "export const w15 = send(methodRequest('mela.cart.get_crat', {}))",
  "export const w16 = send(methodRequest('mela.jobs.apply', { openng: 'J-1' }))",
  "export const w17 = send(methodRead('mela.jobs.get_opening'))",
  "export const w18: Promise<{ titel: string }> = send(methodRead('mela.jobs.get_opening', { name: 'J-1' }))",
  "export const w19 = send<{ titel: string }>(methodRequest('mela.cart.get_cart', {}))",
  "export const w20 = send(listRequest('Mela Event', { fields: ['titel'] }))",
  "export const w21 = send(documentRequest('Mela Evnt', 'EV-1'))",
  "export const w14 = error.is('NotThereError')",
]

const PATIENCE = 120_000

test(
  'The compiler accepts what the contract declares and rejects every wrong type, field, method and argument',
  () => {
    expect(refusedLines([...right, ...wrong])).toEqual(wrong)
  },
  PATIENCE,
)
