import { text } from '#framework/doctypes'
import { anyValue, method } from '#framework/modules'
import { addFiles } from '../actions/add-files.ts'
import { readNames } from '../rules/read-lists.ts'
import { staff } from './staff.ts'

const MOST_FILES = 100

/** Puts uploaded files at the end of an album, in their order, in one save that keeps what others added meanwhile. */
export const addPictures = method({
  access: staff,
  methods: ['POST'],
  input: { gallery: text({ required: true }), files: anyValue },
  run: ({ documents, input: { gallery, files } }) =>
    addFiles(documents, gallery, readNames(files, MOST_FILES)),
})
