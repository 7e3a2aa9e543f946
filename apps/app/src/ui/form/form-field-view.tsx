import { memo, Fragment, createElement, type ReactNode } from 'react'
import { useController, type Control } from 'react-hook-form'
import { choiceKind } from './controls/choice-control.tsx'
import { Below, describedBy, FieldFrame } from './field-frame.tsx'
import { FormControl } from './controls/form-control.tsx'
import { isWideField, type Answers, type FormField } from './definition/form-field.ts'
import { useVisit } from '../../data/visit.ts'
import { useFormSurroundings } from './form-context.ts'
import { rowText } from './definition/row-text.ts'
import styles from './form.module.css'

const releases = ['pointerup', 'pointercancel', 'keyup', 'dragend'] as const

/**
 * Runs once no button, finger or key is pressed and its click has arrived: a layout shift during a press would move the
 * target, and the click would be lost.
 */
function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) return run()
  const end = new AbortController()
  const handleRelease = () => {
    end.abort()
    setTimeout(run)
  }
  for (const release of releases)
    addEventListener(release, handleRelease, { capture: true, signal: end.signal })
}

interface Props {
  field: FormField
  control: Control<Answers>
  /** Prefix of element ids, which must be unique because several pages are alive. */
  formId: string
  isRequired: boolean
  onCorrected: (fieldname: string) => void
}

/**
 * Milliseconds after leaving a field until its error is shown, and never during a press: the error would move the next
 * target.
 */
const judgeAfter = 250

export const fieldId = (formId: string, fieldname: string): string => `${formId}-${fieldname}`

const childrenOf = (node: Node): ReactNode[] => [...node.childNodes].map(draw)

/** Field of a form, memoised: a key press renders this field alone. */
export const FormFieldView = memo(function FormFieldView({ field, ...rest }: Props) {
  if (field.fieldtype === 'HTML') return <SafeText html={field.options ?? ''} />
  return <AnswerField field={field} {...rest} />
})

function AnswerField({ field, control, formId, isRequired, onCorrected }: Props) {
  const { field: bound, fieldState } = useController({ name: field.fieldname, control })
  const id = fieldId(formId, field.fieldname)
  const { label, description: help } = field
  const problem = fieldState.error?.message
  const handleChange = (value: unknown) => {
    bound.onChange(value)
    if (problem !== undefined) onCorrected(field.fieldname)
  }
  if (field.read_only === 1) return <ReadOnlyAnswer field={field} value={bound.value} />
  const renderedControl = (
    <FormControl
      {...{ field, id, isRequired }}
      value={bound.value}
      isInvalid={problem !== undefined}
      describedBy={describedBy(id, { help, problem })}
      onChange={handleChange}
      onBlur={() => void setTimeout(() => afterPress(bound.onBlur), judgeAfter)}
    />
  )
  if (field.fieldtype === 'Check')
    return (
      <div className="field is-wide">
        {renderedControl}
        <Below id={id} help={help} problem={problem} />
      </div>
    )
  return (
    <FieldFrame
      {...{ id, label, help, problem }}
      isOptional={!isRequired}
      isGroup={isGroup(field)}
      isWide={isWideField(field)}
    >
      {renderedControl}
    </FieldFrame>
  )
}

function isGroup(field: FormField): boolean {
  if (field.fieldtype === 'Select') return choiceKind(field) !== 'list'
  return ['Table', 'Attach', 'Attach Image'].includes(field.fieldtype)
}

function ReadOnlyAnswer({ field, value }: { field: FormField; value: unknown }) {
  const { language } = useVisit()
  const { currency } = useFormSurroundings()
  const [text] = rowText([field], { _row: '', [field.fieldname]: value }, { language, currency })
  return (
    <dl className="field">
      <dt className="label">{field.label}</dt>
      <dd className={styles.readOnly}>{text ?? '–'}</dd>
    </dl>
  )
}

const tags: ReadonlySet<string> = new Set([
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'],
])

/** Shows a form's HTML with a few allowed tags; scripts and styles are dropped. */
function SafeText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className="prose is-wide">{childrenOf(body)}</div>
}

function draw(node: Node, index: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof HTMLElement)) return null
  const tag = node.tagName.toLowerCase()
  if (tag === 'script' || tag === 'style') return null
  if (tag === 'br') return <br key={index} />
  if (tag === 'a') return linkOf(node, index)
  return createElement(tags.has(tag) ? tag : Fragment, { key: index }, ...childrenOf(node))
}

function linkOf(link: HTMLElement, index: number): ReactNode {
  const href = link.getAttribute('href') ?? ''
  const isSafe = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href)
  return isSafe ? (
    <a key={index} href={href}>
      {childrenOf(link)}
    </a>
  ) : (
    <Fragment key={index}>{childrenOf(link)}</Fragment>
  )
}
