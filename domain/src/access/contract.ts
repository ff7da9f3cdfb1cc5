import type { CallBase } from '../kernel/call.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { changePassword } from './change-password.ts';
import { changeUserClient } from './change-user-client.ts';
import { changeUserData } from './change-user-data.ts';
import { changeUserGrants } from './change-user-grants.ts';
import { changeUserLinks } from './change-user-links.ts';
import { changeUserPermissions } from './change-user-permissions.ts';
import { giveBrand } from './give-brand.ts';
import { changeUserProfile } from './change-user-profile.ts';
import { deactivateUser } from './deactivate-user.ts';
import { endSession } from './end-session.ts';
import { forceSignOut } from './force-sign-out.ts';
import { inviteColleague } from './company/invite-colleague.ts';
import { reinviteColleague } from './company/reinvite-colleague.ts';
import { withdrawColleague } from './company/withdraw-colleague.ts';
import { inviteUser } from './invite-user.ts';
import { issueDeviceCode } from './issue-device-code.ts';
import { issuePasswordLink } from './issue-password-link.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { reactivateUser } from './reactivate-user.ts';
import { registerUser } from './register-user.ts';
import { reinviteUser } from './reinvite-user.ts';
import { requestRecovery } from './request-recovery.ts';
import { bindSocket } from './views/bind-socket.ts';
import { colleagueGrid } from './views/colleague-row.ts';
import { terminalPeople } from './views/terminal-people.ts';
import { userActivity } from './views/user-activity.ts';
import {
  brandManagerDropdown,
  customerSellerDropdown,
  forecastSellerDropdown,
  sapSellerDropdown,
  sellerDropdown,
} from './views/user-dropdowns.ts';
import { userGrid, userSheet } from './views/user-grid.ts';
import { userInfo } from './views/user-info.ts';
import { userSessions } from './views/user-sessions.ts';

/** Calls of access: accounts, sessions, passwords. */
export const accessContract: readonly CallBase[] = [
  login,
  logout,
  requestRecovery,
  changePassword,
  changeOwnPassword,
  userInfo,
  bindSocket,
  registerUser,
  inviteUser,
  reinviteUser,
  inviteColleague,
  reinviteColleague,
  withdrawColleague,
  colleagueGrid,
  issuePasswordLink,
  issueDeviceCode,
  terminalPeople,
  changeUserData,
  changeUserLinks,
  changeUserClient,
  giveBrand,
  changeUserGrants,
  changeUserProfile,
  changeUserPermissions,
  deactivateUser,
  reactivateUser,
  endSession,
  forceSignOut,
  userGrid,
  userSheet,
  userSessions,
  userActivity,
  sellerDropdown,
  forecastSellerDropdown,
  brandManagerDropdown,
  customerSellerDropdown,
  sapSellerDropdown,
] as readonly CallBase[];
