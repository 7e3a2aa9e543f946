import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/translate.ts'
import type { ControlProps } from '../control.ts'
import { addMark, type Mark } from './html-marks.ts'
import { LongTextField } from '../text/long-text-field.tsx'

const buttons: readonly { mark: Mark; words: MessageId }[] = [
  { mark: 'bold', words: 'desk.mark_bold' },
  { mark: 'italic', words: 'desk.mark_italic' },
  { mark: 'heading', words: 'desk.mark_heading' },
  { mark: 'paragraph', words: 'desk.mark_paragraph' },
  { mark: 'list', words: 'desk.mark_list' },
  { mark: 'link', words: 'desk.mark_link' },
]

interface MarksProps {
  label: string
  onMark: (mark: Mark) => void
}

function Marks({ label, onMark }: MarksProps) {
  const t = useTranslate()
  return (
    <div className="html-marks" role="toolbar" aria-label={label}>
      {buttons.map(({ mark, words }) => (
        <button key={mark} type="button" className={`html-mark is-${mark}`} onClick={() => onMark(mark)}>
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
    <div className="html-field">
      <LongTextField
        {...props}
        inputRef={(element) => {
          area.current = element instanceof HTMLTextAreaElement ? element : null
          inputRef?.(element)
        }}
      />
      <div className="html-tools">
        <Marks label={t('desk.marks_of', { field: field.label })} onMark={handleMark} />
        <Button
          variant="subtle"
          className="quiet-button"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'desk.hide_preview' : 'desk.show_preview')}
        </Button>
      </div>
      {isShown && (
        <iframe
          className="html-preview"
          sandbox=""
          title={t('desk.preview_of', { field: field.label })}
          srcDoc={String(value)}
        />
      )}
    </div>
  )
}
