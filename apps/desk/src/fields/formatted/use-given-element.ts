import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'
import type { ControlProps } from '../control.ts'

/**
 * Gives the element that is typed into, whenever there is one. On a slow machine the editor may have been given up and made
 * anew before it ever stood in the page: then it has no element yet.
 */
export function useGivenElement(editor: Editor, inputRef: ControlProps['inputRef']): void {
  useEffect(() => {
    const give = () => {
      // What stands for a view that is not there has no element, and throws when it is asked for one.
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
