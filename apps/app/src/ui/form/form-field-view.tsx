import { memo, Fragment, createElement, type ReactNode } from 'react'
import { useController, type Control } from 'react-hook-form'
import { choiceKind } from './controls/choice-control.tsx'
import { Below, describedBy, FieldFrame } from './field-frame.tsx'
import { FormControl } from './controls/form-control.tsx'
import { isWideField, type Answers, type FormField } from './definition/form-field.ts'
import { useVisit } from '../../data/visit.ts'
import { useFormSurroundings } from './form-context.ts'
import { rowWords } from './definition/row-words.ts'
import styles from './form.module.css'

const releases = ['pointerup', 'pointercancel', 'keyup', 'dragend'] as const

/**
 * Runs once no button, finger or key is down, and the click of it has arrived: what moves the page while a button is
 * pressed would move it away from under the pointer, and the click would be lost.
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
  /** Before the field's name: ids are unique in the app, in which several pages are alive. */
  formId: string
  isRequired: boolean
  /** Looks at a field again that was wrong. */
  onCorrected: (fieldname: string) => void
}

/**
 * What is wrong is said a moment after a field was left, and never while something is pressed: it would move away what a
 * person is about to tap.
 */
const judgeAfter = 250

export const fieldId = (formId: string, fieldname: string): string => `${formId}-${fieldname}`

const childrenOf = (node: Node): ReactNode[] => [...node.childNodes].map(draw)

/** What is typed into one field draws that field again, and none of the others. */
export const FormFieldView = memo(function FormFieldView({ field, ...rest }: Props) {
  if (field.fieldtype === 'HTML') return <SafeWords html={field.options ?? ''} />
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

/** What the form says itself and nobody changes. */
function ReadOnlyAnswer({ field, value }: { field: FormField; value: unknown }) {
  const { language } = useVisit()
  const { currency } = useFormSurroundings()
  const [words] = rowWords([field], { _row: '', [field.fieldname]: value }, { language, currency })
  return (
    <dl className="field">
      <dt className="label">{field.label}</dt>
      <dd className={styles.readOnly}>{words ?? '–'}</dd>
    </dl>
  )
}

const tags: ReadonlySet<string> = new Set([
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'],
])

/** A form's HTML text, drawn from the few tags that a text needs; scripts and styles stay where they are. */
function SafeWords({ html }: { html: string }) {
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
