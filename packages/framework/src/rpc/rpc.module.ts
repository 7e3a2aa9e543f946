import { defineModule } from '#framework/modules'
import { bulkUpdate } from './client/bulk-update.ts'
import { deleteDoc } from './client/delete-doc.ts'
import { getList } from './client/get-list.ts'
import { getValue } from './client/get-value.ts'
import { getSingleValue } from './client/get-single-value.ts'
import { get } from './client/get.ts'
import { insert } from './client/insert.ts'
import { insertMany } from './client/insert-many.ts'
import { getDocPermissions } from './client/get-doc-permissions.ts'
import { hasPermission } from './client/has-permission.ts'
import { renameDoc } from './client/rename-doc.ts'
import { save } from './client/save.ts'
import { cancel } from './client/cancel.ts'
import { submit } from './client/submit.ts'
import { setValue } from './client/set-value.ts'
import { validateLink } from './client/validate-link.ts'
import { getDefinitions } from './definitions/get-definitions.ts'
import { getDoc } from './form/get-doc.ts'
import { getDoctype } from './form/get-doctype.ts'
import { getDocinfo } from './form/get-docinfo.ts'
import { runDocMethod } from './form/run-doc-method.ts'
import { cancelDoc } from './form/cancel-doc.ts'
import { savedocs } from './form/savedocs.ts'
import { deleteItems } from './lists/delete-items.ts'
import { reportView } from './lists/report-view.ts'
import { reportList } from './lists/report-list.ts'
import { searchLink } from './lists/search-link.ts'
import { searchWidget } from './lists/search-widget.ts'

/** The dialect's calls for any document type. All of them use `documents` and no other path to the data. */
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
