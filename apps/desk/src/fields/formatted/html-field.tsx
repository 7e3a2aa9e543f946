import { Button } from '@mantine/core'
import { useRef, useState, lazy, Suspense, type ReactNode } from 'react'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/translate.ts'
import type { ControlProps } from '../control.ts'
import { LongTextField } from '../text/text-field.tsx'
import styles from '../fields.module.css'

const buttons: readonly { mark: TextMark; label: MessageId }[] = [
  { mark: 'bold', label: 'desk.mark_bold' },
  { mark: 'italic', label: 'desk.mark_italic' },
  { mark: 'heading', label: 'desk.mark_heading' },
  { mark: 'paragraph', label: 'desk.mark_paragraph' },
  { mark: 'list', label: 'desk.mark_list' },
  { mark: 'link', label: 'desk.mark_link' },
]

/** Buttons that look like what they make. */
const markClasses: Partial<Record<TextMark, string>> = {
  bold: styles.isBold,
  italic: styles.isItalic,
  link: styles.isLink,
}

interface MarksProps {
  label: string
  onMark: (mark: TextMark) => void
}

function Marks({ label, onMark }: MarksProps) {
  const t = useTranslate()
  return (
    <div className={styles.htmlMarks} role="toolbar" aria-label={label}>
      {buttons.map(({ mark, label }) => (
        <button
          key={mark}
          type="button"
          className={`${styles.htmlMark} ${markClasses[mark] ?? ''}`}
          onClick={() => onMark(mark)}
        >
          {t(label)}
        </button>
      ))}
    </div>
  )
}

/** Formatted text as HTML, with buttons for its tags and a preview in a frame that runs no scripts. */
export function HtmlField(props: ControlProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { field, value, onChange, inputRef, cellLabel } = props
  if (cellLabel !== undefined) return <LongTextField {...props} />

  const handleMark = (mark: TextMark) => {
    const { current } = area
    if (!current) return
    const { selectionStart: start, selectionEnd: end } = current
    const marked = addMark({ text: current.value, start, end }, mark)
    onChange(marked.text)
    // The text is rendered first: only then can parts of it be selected.
    requestAnimationFrame(() => {
      current.focus()
      current.setSelectionRange(marked.start, marked.end)
    })
  }
  return (
    <div className={styles.htmlField}>
      <LongTextField
        {...props}
        inputRef={(element) => {
          area.current = element instanceof HTMLTextAreaElement ? element : null
          inputRef?.(element)
        }}
      />
      <div className={styles.htmlTools}>
        <Marks label={t('desk.marks_of', { field: field.label })} onMark={handleMark} />
        <Button
          variant="subtle"
          className="plain-button"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'desk.hide_preview' : 'desk.show_preview')}
        </Button>
      </div>
      {isShown && (
        <iframe
          className={styles.htmlPreview}
          sandbox=""
          title={t('desk.preview_of', { field: field.label })}
          srcDoc={String(value)}
        />
      )}
    </div>
  )
}

const marks = {
  bold: { before: '<strong>', after: '</strong>' },
  italic: { before: '<em>', after: '</em>' },
  heading: { before: '<h2>', after: '</h2>' },
  paragraph: { before: '<p>', after: '</p>' },
  link: { before: '<a href="https://">', after: '</a>' },
  list: { before: '<ul>\n<li>', after: '</li>\n</ul>' },
} as const

export type TextMark = keyof typeof marks

interface Marked {
  text: string
  start: number
  end: number
}

interface Chosen {
  text: string
  start: number
  end: number
}

export function addMark({ text, start, end }: Chosen, mark: TextMark): Marked {
  const { before, after } = marks[mark]
  const selected = text.slice(start, end)
  const inside = mark === 'list' ? selected.split(/\n+/).join('</li>\n<li>') : selected
  return {
    text: text.slice(0, start) + before + inside + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + inside.length,
  }
}

const Content = lazy(() =>
  import('./formatted-content.tsx').then(({ FormattedContent }) => ({ default: FormattedContent })),
)

export function HtmlText({ html, children }: { html: string; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Content html={html} />
    </Suspense>
  )
}
