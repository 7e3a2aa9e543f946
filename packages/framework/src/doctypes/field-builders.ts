import type { DocType, TableSpec } from './doc-type.ts'
import type { FieldOptions, FieldSpec, Filled, Format } from './field.ts'

const SHORT = 140
const LONG = 65_535

type Extra = Partial<Pick<FieldSpec<unknown>, 'choices' | 'rules' | 'initial'>>

function field<Value>(
  fieldtype: FieldSpec<unknown>['fieldtype'],
  options: FieldOptions,
  extra: Extra = {},
): FieldSpec<Value> {
  const { choices = [], rules = { maxLength: SHORT, min: null, max: null }, initial = null } = extra
  return { fieldtype, options, choices, rules, initial }
}

const upTo = (maxLength: number) => ({ maxLength, min: null, max: null })

interface TextOptions extends FieldOptions {
  readonly format?: Format
  readonly maxLength?: number
  readonly default?: string
}

/** One line of text, at most 140 characters unless told. */
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

/** Several lines of plain text. */
export function longText<const O extends LongTextOptions = object>(
  options?: O,
): FieldSpec<Filled<string, O>> {
  return field('Small Text', options ?? {}, { rules: upTo(lengthOf(options)) })
}

/** Formatted text; sanitised on the way in. */
export function html<const O extends LongTextOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Text Editor', options ?? {}, { rules: upTo(lengthOf(options)) })
}

/** Text that parses as JSON: data whose shape another field decides. */
export function json<const O extends LongTextOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('JSON', options ?? {}, { rules: upTo(lengthOf(options)) })
}

function lengthOf(options: LongTextOptions | undefined): number {
  return options?.maxLength ?? LONG
}

interface SelectOptions<Choice extends string> extends FieldOptions {
  readonly default?: Choice
}

/** One of a few words. The choices become a union of literals. */
export function select<const Choice extends string, const O extends SelectOptions<NoInfer<Choice>> = object>(
  choices: readonly Choice[],
  options?: O,
): FieldSpec<Filled<Choice, O>> {
  const { default: initial }: SelectOptions<Choice> = options ?? {}
  return field('Select', options ?? {}, { choices, initial: initial ?? null })
}

/** The name of another document. The target is named by a string: no import is needed. */
export function link<const O extends TextOptions = object>(
  target: string,
  options?: O,
): FieldSpec<Filled<string, O>> {
  const { default: initial }: TextOptions = options ?? {}
  return field('Link', options ?? {}, { choices: [target], initial: initial ?? null })
}

interface CheckOptions extends FieldOptions {
  readonly default?: 0 | 1
}

/** Yes or no, 1 or 0. */
export function check(options: CheckOptions = {}): FieldSpec<0 | 1> {
  return field('Check', options, { initial: options.default ?? 0 })
}

interface NumberOptions extends FieldOptions {
  readonly min?: number
  readonly max?: number
  readonly default?: number
}

function number<Value>(fieldtype: 'Int' | 'Float' | 'Currency', options: NumberOptions): FieldSpec<Value> {
  const { min = null, max = null, default: initial = null } = options
  return field(fieldtype, options, { rules: { maxLength: SHORT, min, max }, initial })
}

export function int<const O extends NumberOptions = object>(options?: O): FieldSpec<Filled<number, O>> {
  return number('Int', options ?? {})
}

export function float<const O extends NumberOptions = object>(options?: O): FieldSpec<Filled<number, O>> {
  return number('Float', options ?? {})
}

/** An amount: integer minor units here and in the database, a decimal on the wire. */
export function money<const O extends NumberOptions = object>(options?: O): FieldSpec<Filled<number, O>> {
  return number('Currency', options ?? {})
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

/** Where an uploaded picture is found: `/files/…`, `/assets/…` or a full address. */
export function picture<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Attach Image', options ?? {}, { rules: upTo(2048) })
}

/** Where an uploaded file is found. */
export function attachment<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Attach', options ?? {}, { rules: upTo(2048) })
}

/** A colour, '#RRGGBB'. */
export function colour<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Color', options ?? {}, { rules: upTo(7) })
}

/** A secret: written once, never read back over any path. */
export function secret<const O extends FieldOptions = object>(options?: O): FieldSpec<Filled<string, O>> {
  return field('Password', options ?? {}, { rules: upTo(512) })
}

/** A heading of the form; holds no value. */
export function section(label: string): FieldSpec<never> {
  return field('Section Break', { label })
}

interface TableOptions extends FieldOptions {
  /** Fewest and most rows; at most 1,000 unless told. */
  readonly min?: number
  readonly max?: number
}

const MOST_ROWS = 1000

export function table<Child extends DocType>(child: Child, options: TableOptions = {}): TableSpec<Child> {
  const rules = { maxLength: SHORT, min: options.min ?? null, max: options.max ?? MOST_ROWS }
  const shown = { ...options, required: options.required ?? (options.min ?? 0) > 0 }
  return { ...field<never>('Table', shown, { choices: [child.name], rules }), child }
}
