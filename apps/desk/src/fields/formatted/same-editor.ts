import type { RichTextEditor } from '@mantine/tiptap'
import type { ComponentProps } from 'react'

type ItsEditor = NonNullable<ComponentProps<typeof RichTextEditor>['editor']>

/** The component library's types name the CommonJS twin of the class that runs here: the same editor under two names. */
const isItsEditor = (editor: object): editor is ItsEditor => 'commands' in editor && 'view' in editor

/** The editor as the component library takes it. */
export const sameEditor = (editor: object): ItsEditor | null => (isItsEditor(editor) ? editor : null)
