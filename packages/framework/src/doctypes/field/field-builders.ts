import type { IntFormat, JsonFormat, Tone } from '#meta'
import {
  type FieldOptions,
  type FieldSpec,
  type Filled,
  type Format,
  type Tones,
  field,
  LONG,
  LONGEST,
  SHORT,
  upTo,
} from './field.ts'

interface TextOptions extends FieldOptions {
  readonly format?: Format
  readonly maxLength?: number
  readonly default?: string
}

/** Single-line text, at most 140 characters by default. */
export function text<const O extends TextOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  const { format, maxLength = SHORT, default: initial }: TextOptions = options ?? {}
  return field('Data', options ?? {}, {
    choices: format ? [format] : [],
    rules: upTo(maxLength),
    initial: initial ?? null,
  })
}

interface LongTextOptions extends FieldOptions {
  readonly maxLength?: number
}

interface PlainTextOptions extends LongTextOptions {
  readonly size?: 'Small Text' | 'Text' | 'Long Text'
}

export function longText<const O extends PlainTextOptions = object>(
  options?: O,
): FieldSpec<Filled<string, O>> {
  const { size = 'Small Text' }: PlainTextOptions = options ?? {}
  return field(size, options ?? {}, { rules: upTo(lengthOf(options, size === 'Long Text' ? LONGEST : LONG)) })
}

/** Formatted text; sanitised on the way in. */
export function html<const O extends LongTextOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Text Editor', options ?? {}, { rules: upTo(lengthOf(options, LONGEST)) })
}

export function markup<const O extends LongTextOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('HTML Editor', options ?? {}, { rules: upTo(lengthOf(options, LONGEST)) })
}

/** Markdown as typed; the code that renders it to HTML sanitises the result. */
export function markdown<const O extends LongTextOptions = object>(
  options?: O,
): FieldSpec<Filled<string, O>> {
  return field('Markdown Editor', options ?? {}, { rules: upTo(lengthOf(options, LONGEST)) })
}

export function code<const O extends LongTextOptions = object>(
  language: string,
  options?: O,
): FieldSpec<Filled<string, O>> {
  return field('Code', options ?? {}, { choices: [language], rules: upTo(lengthOf(options, LONGEST)) })
}

interface JsonOptions extends LongTextOptions {
  readonly format?: JsonFormat
}

export function json<const O extends JsonOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  const { format }: JsonOptions = options ?? {}
  return field('JSON', options ?? {}, {
    choices: format ? [format] : [],
    rules: upTo(lengthOf(options, LONG)),
  })
}

export function fieldNames<const O extends LongTextOptions = object>(
  namingField: string,
  options?: O,
): FieldSpec<Filled<string, O>> {
  const format: JsonFormat = 'Fieldnames'
  return field('JSON', options ?? {}, {
    choices: [format, namingField],
    rules: upTo(lengthOf(options, LONG)),
  })
}

function lengthOf(options: LongTextOptions | undefined, usual: number): number {
  return options?.maxLength ?? usual
}

interface SelectOptions<Choice extends string> extends FieldOptions {
  readonly default?: Choice
  readonly offered?: readonly Choice[]
  readonly tones?: Tones<Choice>
  readonly renamedChoices?: Readonly<Record<string, Choice>>
}

export function select<const Choice extends string, const O extends SelectOptions<NoInfer<Choice>> = object>(
  choices: readonly Choice[],
  options?: O,
): FieldSpec<Filled<Choice, O>> {
  const { default: initial, renamedChoices = {} }: SelectOptions<Choice> = options ?? {}
  const used = choices.find((choice) => Object.hasOwn(renamedChoices, choice))
  if (used !== undefined) throw new Error(`${used} is a choice, and the earlier value of another one`)
  return field('Select', options ?? {}, { choices, initial: initial ?? null })
}

export function link<const O extends TextOptions = object>(
  target: string,
  options?: O,
): FieldSpec<Filled<string, O>> {
  const { default: initial }: TextOptions = options ?? {}
  return field('Link', options ?? {}, { choices: [target], initial: initial ?? null })
}

export function dynamicLink<const O extends FieldOptions = object>(
  typeField: string,
  options?: O,
): FieldSpec<Filled<string, O>> {
  return field('Dynamic Link', { ...options, typeField }, { choices: [typeField] })
}

export function autocomplete<const O extends TextOptions = object>(
  offered: readonly string[],
  options?: O,
): FieldSpec<Filled<string, O>> {
  const { default: initial }: TextOptions = options ?? {}
  return field('Autocomplete', options ?? {}, { choices: offered, initial: initial ?? null })
}

export function shownText<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Read Only', { readOnly: true, ...options })
}

interface CheckOptions extends FieldOptions {
  readonly default?: 0 | 1
  readonly tone?: Tone
}

export function check({ tone, ...options }: CheckOptions = {}): FieldSpec<0 | 1> {
  const toned = tone === undefined ? options : { ...options, tones: { 1: tone } }
  return field('Check', toned, { initial: options.default ?? 0 })
}

interface NumberOptions extends FieldOptions {
  readonly min?: number
  readonly max?: number
  readonly default?: number
}

type NumberType = 'Int' | 'Float' | 'Currency' | 'Percent' | 'Duration'

function number<Value>(fieldtype: NumberType, options: NumberOptions): FieldSpec<Value> {
  const { min = null, max = null, default: initial = null } = options
  return field(fieldtype, options, { rules: { maxLength: SHORT, min, max }, initial })
}

interface IntOptions extends NumberOptions {
  readonly format?: IntFormat
}

export function int<const O extends IntOptions = object>(options?: O): FieldSpec<Filled<number, O>> {
  const { format }: IntOptions = options ?? {}
  return { ...number<Filled<number, O>>('Int', options ?? {}), choices: format ? [format] : [] }
}

export function float<const O extends NumberOptions = object>(options?: O): FieldSpec<Filled<number, O>> {
  return number('Float', options ?? {})
}

/** An amount: integer minor units here and in the database, a decimal on the wire. */
export function money<const O extends NumberOptions = object>(options?: O): FieldSpec<Filled<number, O>> {
  return number('Currency', options ?? {})
}

/** Percent, 0 to 100 by default. */
export function percent<const O extends NumberOptions = object>(options?: O): FieldSpec<Filled<number, O>> {
  return number('Percent', { min: 0, max: 100, ...options })
}

/** Seconds; not negative by default. */
export function duration<const O extends NumberOptions = object>(options?: O): FieldSpec<Filled<number, O>> {
  return number('Duration', { min: 0, ...options })
}

interface RatingOptions extends FieldOptions {
  readonly stars?: number
}

/** Stars as a fraction of all of them, 0 to 1, in steps of half a star. */
export function rating<const O extends RatingOptions = object>(options?: O): FieldSpec<Filled<number, O>> {
  const { stars }: RatingOptions = options ?? {}
  const choices = stars === undefined ? [] : [String(stars)]
  return field('Rating', options ?? {}, { choices, rules: { maxLength: SHORT, min: 0, max: 1 } })
}

/** 'YYYY-MM-DD'. */
export function date<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Date', options ?? {})
}

/** 'YYYY-MM-DD HH:MM:SS[.ffffff]' in the site's time zone. */
export function datetime<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Datetime', options ?? {})
}

/** 'HH:MM:SS'. */
export function time<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Time', options ?? {})
}

/** A phone number, stored as E.164. */
export function phone<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Phone', options ?? {})
}

/** Address of an uploaded picture: `/files/…`, `/assets/…` or a full URL. */
export function picture<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Attach Image', options ?? {}, { rules: upTo(2048) })
}

export function attachment<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Attach', options ?? {}, { rules: upTo(2048) })
}

/** A colour, '#RRGGBB'. */
export function colour<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Color', options ?? {}, { rules: upTo(7) })
}

export function icon<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Icon', options ?? {})
}

export function barcode<const O extends LongTextOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Barcode', options ?? {}, { rules: upTo(lengthOf(options, LONGEST)) })
}

export function geolocation<const O extends LongTextOptions = object>(
  options?: O,
): FieldSpec<Filled<string, O>> {
  return field('Geolocation', options ?? {}, { rules: upTo(lengthOf(options, LONGEST)) })
}

/** Characters of the data URL: a drawing on a large screen takes a third of it. */
const LONGEST_DRAWING = 131_072

export function signature<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Signature', options ?? {}, { rules: upTo(LONGEST_DRAWING) })
}

/** A secret: written once, never read back over any path. */
export function secret<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Password', options ?? {}, { rules: upTo(512) })
}
