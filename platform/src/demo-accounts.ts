export { demoAccounts } from '@vitrina/backend/seed/demo-accounts';
