import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.css'
import { useId, useMemo, useState } from 'react'
import { useSay } from '../../language/say.ts'
import { labelled, type ControlProps } from '../control.ts'
import { editorLabels } from './editor-labels.ts'
import { EditorTools } from './editor-tools.tsx'
import './formatted.css'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { sameEditor } from './same-editor.ts'
import { TextLength } from './text-length.tsx'
import { useFormatted } from './use-formatted.ts'
import { useGivenElement } from './use-given-element.ts'

interface Props extends ControlProps {
  /** The HTML is wanted instead. */
  onSource: () => void
}

/** What a screen reader is told of the text, as of any other field. */
function useTextAttributes({ field, error }: ControlProps, id: string): Record<string, string> {
  const { label, required, description } = field
  const isWrong = error !== undefined
  return useMemo(() => {
    const told = [isWrong ? `${id}-error` : '', description === '' ? '' : `${id}-description`].filter(Boolean)
    return {
      id,
      class: 'formatted-words',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-required': String(required),
      'aria-invalid': String(isWrong),
      ...(told.length > 0 ? { 'aria-describedby': told.join(' ') } : {}),
    }
  }, [id, label, required, description, isWrong])
}

type Open = 'link' | 'picture' | null

/** Words as they will look, and the buttons over them. */
export function FormattedEditor(props: Props) {
  const { field, value, onChange, onBlur, inputRef, attachTo, onSource } = props
  const say = useSay()
  const id = useId()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const attributes = useTextAttributes(props, id)
  const editor = useFormatted({ value: String(value), attributes, onChange, onBlur, onTooMuch: onSource })
  const labels = useMemo(() => editorLabels(say), [say])
  useGivenElement(editor, inputRef)
  // The text itself says that it is required: the frame around it is no control.
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
        className={props.error === undefined ? 'formatted' : 'formatted is-wrong'}
      >
        <EditorTools
          editor={editor}
          label={say('desk.marks_of', { field: field.label })}
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
