import { useEditor, type Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import { isHeldWhole } from './formatted-text.ts'
import { meaningOf } from './html-meaning.ts'
import { keptTags } from './kept-tags.ts'
import { pastedHtml, tidyHtml } from './tidy-html.ts'

interface Options {
  value: string
  attributes: Record<string, string>
  onChange: (html: string) => void
  onBlur: () => void
  /** A text came that only its HTML can show. */
  onTooMuch: () => void
}

/** What stands in the editor, as it was given: the same meaning is answered with the same letters. */
function useGiven(value: string) {
  const given = useRef({ html: value, meaning: meaningOf(value) })
  const sent = useRef(value)
  const take = (html: string) => {
    given.current = { html, meaning: meaningOf(html) }
    sent.current = html
  }
  const write = (editor: Editor): string => {
    const html = tidyHtml(editor.getHTML())
    sent.current = meaningOf(html) === given.current.meaning ? given.current.html : html
    return sent.current
  }
  return { take, write, sent }
}

/** The editor of a text. It answers only what somebody changed, and takes what comes from elsewhere: another version, a restored one. */
export function useFormatted({ value, attributes, onChange, onBlur, onTooMuch }: Options) {
  const { take, write, sent } = useGiven(value)
  const editorProps = useMemo(() => ({ attributes, transformPastedHTML: pastedHtml }), [attributes])
  const editor = useEditor({
    extensions: keptTags,
    content: value,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(write(changed)),
    onBlur,
  })
  useEffect(() => {
    if (value === sent.current) return
    take(value)
    if (!isHeldWhole(value)) onTooMuch()
    else if (meaningOf(value) !== meaningOf(editor.getHTML()))
      editor.commands.setContent(value, { emitUpdate: false })
  })
  return editor
}
