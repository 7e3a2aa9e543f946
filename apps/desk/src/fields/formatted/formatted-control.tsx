import { Button, Input } from '@mantine/core'
import { useState, useId, useMemo, type ComponentProps, useEffect, useRef } from 'react'
import { useTranslate, type Translate } from '../../language/translate.ts'
import { type ControlProps, labelled } from '../control.ts'
import { LongTextField } from '../text/text-field.tsx'
import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.css'
import { EditorTools } from './editor-tools.tsx'
import { LinkDialog, PictureDialog } from './editor-dialogs.tsx'
import { useLanguage } from '../../language/language.tsx'
import { formatNumber } from '../number/number-format.ts'
import { useEditor, type Editor } from '@tiptap/react'
import { isLossless, meaningOf, pastedHtml, tidyHtml } from './formatted-text.ts'
import { editorExtensions } from './editor-extensions.ts'
import fieldsStyles from '../fields.module.css'
import styles from './formatted.module.css'

const editorLabels = (t: Translate): NonNullable<ComponentProps<typeof RichTextEditor>['labels']> => ({
  boldControlLabel: t('desk.mark_bold'),
  italicControlLabel: t('desk.mark_italic'),
  h2ControlLabel: t('desk.mark_heading'),
  h3ControlLabel: t('desk.editor_heading_small'),
  h4ControlLabel: t('desk.editor_heading_smallest'),
  bulletListControlLabel: t('desk.mark_list'),
  orderedListControlLabel: t('desk.editor_numbers'),
  blockquoteControlLabel: t('desk.editor_quote'),
  clearFormattingControlLabel: t('desk.editor_clear'),
  undoControlLabel: t('desk.editor_undo'),
  redoControlLabel: t('desk.editor_redo'),
})

type ItsEditor = NonNullable<ComponentProps<typeof RichTextEditor>['editor']>

/** Narrows the editor's type: the component library's types name the CommonJS copy of the same class. */
const isItsEditor = (editor: object): editor is ItsEditor => 'commands' in editor && 'view' in editor

const sameEditor = (editor: object): ItsEditor | null => (isItsEditor(editor) ? editor : null)

interface Props extends ControlProps {
  onSource: () => void
}

/** Returns the ARIA attributes of the text, as for any other field. */
function useTextAttributes({ field, error }: ControlProps, id: string): Record<string, string> {
  const { label, required, description } = field
  const isWrong = error !== undefined
  return useMemo(() => {
    const describedBy = [isWrong ? `${id}-error` : '', description === '' ? '' : `${id}-description`].filter(
      Boolean,
    )
    return {
      id,
      class: styles.formattedText,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-required': String(required),
      'aria-invalid': String(isWrong),
      ...(describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {}),
    }
  }, [id, label, required, description, isWrong])
}

type Open = 'link' | 'picture' | null

function FormattedEditor(props: Props) {
  const { field, value, onChange, onBlur, inputRef, attachTo, onSource } = props
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const attributes = useTextAttributes(props, id)
  const editor = useFormatted({ value: String(value), attributes, onChange, onBlur, onTooMuch: onSource })
  const labels = useMemo(() => editorLabels(t), [t])
  useGivenElement(editor, inputRef)
  // The text itself is marked as required: the frame around it is no control.
  const { 'aria-required': _, ...frame } = labelled(props)
  return (
    <Input.Wrapper
      {...frame}
      id={id}
      labelElement="div"
      labelProps={{ onClick: () => editor.commands.focus() }}
    >
      <RichTextEditor
        editor={sameEditor(editor)}
        labels={labels}
        withTypographyStyles={false}
        className={props.error === undefined ? styles.formatted : `${styles.formatted} ${styles.isWrong}`}
      >
        <EditorTools
          editor={editor}
          label={t('desk.marks_of', { field: field.label })}
          onLink={() => setOpen('link')}
          onPicture={() => setOpen('picture')}
          onSource={onSource}
        />
        <RichTextEditor.Content />
      </RichTextEditor>
      <TextLength length={String(value).length} max={field.maxLength} />
      <LinkDialog editor={editor} isOpen={open === 'link'} onClose={close} />
      <PictureDialog
        editor={editor}
        field={field.fieldname}
        attachTo={attachTo}
        isOpen={open === 'picture'}
        onClose={close}
      />
    </Input.Wrapper>
  )
}

/**
 * Passes the editable element to the ref. On a slow machine the editor may be recreated before it is mounted: then it
 * has no element yet.
 */
function useGivenElement(editor: Editor, inputRef: ControlProps['inputRef']): void {
  useEffect(() => {
    const give = () => {
      // The placeholder of an unmounted view throws when its element is read.
      if ('dom' in editor.view) inputRef?.(editor.view.dom)
    }
    const takeBack = () => inputRef?.(null)
    give()
    editor.on('mount', give)
    editor.on('unmount', takeBack)
    return () => {
      editor.off('mount', give)
      editor.off('unmount', takeBack)
      takeBack()
    }
  }, [editor, inputRef])
}

interface Options {
  value: string
  attributes: Record<string, string>
  onChange: (html: string) => void
  onBlur: () => void
  /** Called for a text that only the HTML view can show. */
  onTooMuch: () => void
}

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

function useFormatted({ value, attributes, onChange, onBlur, onTooMuch }: Options) {
  const { take, write, sent } = useGiven(value)
  const editorProps = useMemo(() => ({ attributes, transformPastedHTML: pastedHtml }), [attributes])
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(write(changed)),
    onBlur,
  })
  useEffect(() => {
    if (value === sent.current) return
    take(value)
    if (!isLossless(value)) onTooMuch()
    else if (meaningOf(value) !== meaningOf(editor.getHTML()))
      editor.commands.setContent(value, { emitUpdate: false })
  })
  return editor
}

function Source({ onFormatted, ...props }: ControlProps & { onFormatted: () => void }) {
  const t = useTranslate()
  const html = String(props.value)
  const canShow = isLossless(html)
  return (
    <div className={fieldsStyles.htmlField}>
      <LongTextField {...props} />
      <TextLength length={html.length} max={props.field.maxLength} />
      {!canShow && <p className="field-help">{t('desk.editor_too_much')}</p>}
      <Button variant="subtle" className="plain-button" disabled={!canShow} onClick={onFormatted}>
        {t('desk.editor_formatted')}
      </Button>
    </div>
  )
}

/** Formatted text in the editor, or as HTML on request and for what the editor cannot show. */
export function FormattedControl(props: ControlProps) {
  const [isSource, setSource] = useState(() => !isLossless(String(props.value)))
  if (isSource) return <Source {...props} onFormatted={() => setSource(false)} />
  return <FormattedEditor {...props} onSource={() => setSource(true)} />
}

function TextLength({ length, max }: { length: number; max: number }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const lengths = { count: formatNumber(length, language), max: formatNumber(max, language) }
  return (
    <p className={length > max ? `${styles.textLength} field-error` : `${styles.textLength} field-help`}>
      {t('desk.editor_length', lengths)}
    </p>
  )
}
