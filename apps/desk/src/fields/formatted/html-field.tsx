import { Button } from '@mantine/core'
import { useRef, useState, lazy, Suspense, type ReactNode } from 'react'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/translate.ts'
import type { ControlProps } from '../control.ts'
import { LongTextField } from '../text/text-field.tsx'
import styles from '../fields.module.css'

const buttons: readonly { mark: Mark; words: MessageId }[] = [
  { mark: 'bold', words: 'desk.mark_bold' },
  { mark: 'italic', words: 'desk.mark_italic' },
  { mark: 'heading', words: 'desk.mark_heading' },
  { mark: 'paragraph', words: 'desk.mark_paragraph' },
  { mark: 'list', words: 'desk.mark_list' },
  { mark: 'link', words: 'desk.mark_link' },
]

/** Buttons that look like what they make. */
const markClasses: Partial<Record<Mark, string>> = {
  bold: styles.isBold,
  italic: styles.isItalic,
  link: styles.isLink,
}

interface MarksProps {
  label: string
  onMark: (mark: Mark) => void
}

function Marks({ label, onMark }: MarksProps) {
  const t = useTranslate()
  return (
    <div className={styles.htmlMarks} role="toolbar" aria-label={label}>
      {buttons.map(({ mark, words }) => (
        <button
          key={mark}
          type="button"
          className={`${styles.htmlMark} ${markClasses[mark] ?? ''}`}
          onClick={() => onMark(mark)}
        >
          {t(words)}
        </button>
      ))}
    </div>
  )
}

/** Formatted text as its tags, buttons that write them, and a look at what becomes of it, in a frame in which nothing can run. */
export function HtmlField(props: ControlProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { field, value, onChange, inputRef, cellLabel } = props
  if (cellLabel !== undefined) return <LongTextField {...props} />

  const handleMark = (mark: Mark) => {
    const { current } = area
    if (!current) return
    const { selectionStart: start, selectionEnd: end } = current
    const marked = addMark({ text: current.value, start, end }, mark)
    onChange(marked.text)
    // The text is drawn first: only then can words of it be chosen.
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

/** Marks that staff may put round a piece of text, by the button that does it. */
const marks = {
  bold: { before: '<strong>', after: '</strong>' },
  italic: { before: '<em>', after: '</em>' },
  heading: { before: '<h2>', after: '</h2>' },
  paragraph: { before: '<p>', after: '</p>' },
  link: { before: '<a href="https://">', after: '</a>' },
  list: { before: '<ul>\n<li>', after: '</li>\n</ul>' },
} as const

export type Mark = keyof typeof marks

interface Marked {
  text: string
  /** What is chosen afterwards: the same words, now inside the mark. */
  start: number
  end: number
}

interface Chosen {
  text: string
  start: number
  end: number
}

/** Puts a mark round the chosen words; each chosen line becomes an entry of a list. */
export function addMark({ text, start, end }: Chosen, mark: Mark): Marked {
  const { before, after } = marks[mark]
  const words = text.slice(start, end)
  const inside = mark === 'list' ? words.split(/\n+/).join('</li>\n<li>') : words
  return {
    text: text.slice(0, start) + before + inside + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + inside.length,
  }
}

const Words = lazy(() =>
  import('./formatted-words.tsx').then(({ FormattedWords }) => ({ default: FormattedWords })),
)

/** Formatted text that may not be changed here; its words alone until its form has come. */
export function HtmlWords({ html, children }: { html: string; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Words html={html} />
    </Suspense>
  )
}
