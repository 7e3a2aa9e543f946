import { defineModule } from '#framework/modules'
import { bulkUpdate } from './client/bulk-update.ts'
import { deleteDoc } from './client/delete.ts'
import { getList } from './client/get-list.ts'
import { getSingleValue, getValue } from './client/get-value.ts'
import { get } from './client/get.ts'
import { insert, insertMany } from './client/insert.ts'
import { getDocPermissions, hasPermission } from './client/permissions.ts'
import { renameDoc } from './client/rename-doc.ts'
import { cancel, save, submit } from './client/save.ts'
import { setValue } from './client/set-value.ts'
import { validateLink } from './client/validate-link.ts'
import { getDefinitions } from './definitions/get-definitions.ts'
import { getDoc } from './form/get-doc.ts'
import { getDoctype } from './form/get-doctype.ts'
import { getDocinfo } from './form/get-doc-info.ts'
import { runDocMethod } from './form/run-doc-method.ts'
import { cancelDoc, savedocs } from './form/save-docs.ts'
import { deleteItems } from './lists/delete-items.ts'
import { reportList, reportView } from './lists/report-view.ts'
import { searchLink } from './lists/search-link.ts'
import { searchWidget } from './lists/search-widget.ts'

/** The calls of the dialect that work on any document type. Each asks `documents`; none has a way of its own to the data. */
export const rpc = defineModule({
  name: 'rpc',
  methods: {
    ...{ getList, get, getValue, getSingleValue, validateLink, hasPermission, getDocPermissions },
    ...{ insert, insertMany, setValue, save, submit, cancel, renameDoc, deleteDoc, bulkUpdate },
    getDefinitions,
    ...{ getDoctype, getDoc, getDocinfo, savedocs, cancelDoc, runDocMethod },
    ...{ searchLink, searchWidget, reportView, reportList, deleteItems },
  },
})
